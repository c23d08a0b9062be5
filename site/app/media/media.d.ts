/** The address of a film or drawing of the site's own; the build gives it a name for ever. */
declare module '*.mp4' {
  const address: string
  export default address
}
declare module '*.svg' {
  const address: string
  export default address
}
declare module '*.avif' {
  const address: string
  export default address
}
declare module '*.webp' {
  const address: string
  export default address
}
