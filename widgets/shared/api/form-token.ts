/** The signed time that enquiries carry. Only the host site provides one; partners' loader has its own. */
let provided: () => string | undefined = () => undefined

/** The host site says where its visitor's token is kept. */
export function provideFormToken(read: () => string | undefined) {
  provided = read
}

export const currentFormToken = () => provided()
