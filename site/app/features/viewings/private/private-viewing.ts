import type {DataOf} from '#kit/api-client/call.ts'
import type {getViewing} from '#trade/contract/viewing-calls.ts'

/** A viewing as the person behind the link sees it. */
export type PrivateViewing = DataOf<typeof getViewing>
