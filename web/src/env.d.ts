// Kinds of modules that only the bundler knows.

declare module 'virtual:icon/*' {
  /** The outline of the icon on a field of 512 by 512. */
  const outline: string;
  export default outline;
}
