### What every other text is put together with: lists and the names of seats.

# Shown for a seat whose name is not known. $number counts from 1.
seat-unnamed = Player { $number }

## Lists. Three or more items are joined from the left: first and second by list-more, the last by list-last.

list-none = nothing
list-two = { $first } and { $last }
list-more = { $first }, { $last }
list-last = { $first } and { $last }

## Values of options that mean the same in every game.

option-value-on = On
option-value-off = Off
option-value-none = No limit

## The rulebook, whatever the game.

rulebook-kind-rule = Rule
rulebook-kind-ruling = House ruling
