/** An error that Fastify answers with this status; the handlers of failures word the answer. */
export const httpError = (statusCode: number, message: string) =>
  Object.assign(new Error(message), {statusCode})
