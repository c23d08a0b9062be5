/** Connects viewings with the desk, which keeps the history of enquiries. */
import {noteViewing} from '#desk/enquiries/viewings/note-viewing.ts'
import type {ViewingHooks} from './viewings/hooks.ts'

export const viewingHooks: ViewingHooks = {note: noteViewing}
