/** A phone or a tablet, as its user agent says (spec section 9). */
export const isMobile = (userAgent: string) => /Android|webOS|iPhone|iPad|iPod/i.test(userAgent)
