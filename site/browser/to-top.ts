/** After an accepted form the page scrolls to the top (spec section 4). */
export const toTop = () => scrollTo({top: 0})
