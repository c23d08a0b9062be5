/** A cookie of the site for what a visitor has chosen; `age` in seconds, 0 to forget it. */
export function setCookie(name: string, value: string, age: number) {
  const cookie = `${name}=${value}; path=/; max-age=${age}; samesite=lax`
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
  document.cookie = location.protocol === 'https:' ? `${cookie}; secure` : cookie
}
