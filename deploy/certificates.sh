#!/bin/sh
# Certificates for the lines between Shamble servers: an authority, and for each private address one certificate of it.
#   deploy/certificates.sh 10.0.0.1 10.0.0.2 10.0.0.3
# Copy ca.pem, ADDRESS.pem and ADDRESS.key to the machine of that address; keep ca.key where no server is.
set -eu
[ $# -gt 0 ] || { sed -n '2,4p' "$0"; exit 2; }
umask 077
key() { openssl genpkey -quiet -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out "$1"; }
if [ ! -f ca.key ]; then
    key ca.key
    openssl req -x509 -new -key ca.key -subj "/CN=Shamble servers" -days 3650 -out ca.pem
fi
for address in "$@"; do
    key "$address.key"
    openssl req -new -key "$address.key" -subj "/CN=$address" |
        openssl x509 -req -CA ca.pem -CAkey ca.key -days 825 -out "$address.pem" -extfile /dev/fd/3 3<<END
subjectAltName=IP:$address
END
done
