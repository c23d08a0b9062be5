/** `npm run leads`: enquiries as files, a person's data, and how enquiries reach the agency. */
import type {Command} from '../task.ts'
import {deleteTask, purgeTask} from './delete.ts'
import {deliveriesTask, retryTask} from './deliveries.ts'
import {exportTask} from './export.ts'
import {filesTask} from './files.ts'
import {findTask} from './find.ts'
import {searchesTask, statsTask, testsTask} from './lists.ts'

export const leadsCommand: Command = {
  name: 'leads',
  tasks: [
    exportTask,
    findTask,
    filesTask,
    deleteTask,
    purgeTask,
    statsTask,
    testsTask,
    searchesTask,
    deliveriesTask,
    retryTask,
  ],
  notes: `All work whether the server is running or not; only a running server delivers. npm writes lines of
its own first: into a file with  npm run --silent leads -- export > leads.csv
`,
}
