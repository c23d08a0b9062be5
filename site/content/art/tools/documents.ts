/** Every floor plan and brochure of the demonstration. */
import {makeBrochure} from './brochure.ts'
import {makeFloorPlan} from './floor-plan.ts'
import {recordsOf} from './records.ts'

export async function makeDocuments(): Promise<string[]> {
  const files: (string | undefined)[] = []
  for (const record of await recordsOf('properties')) {
    files.push(await makeFloorPlan(record))
    if (record.project) files.push(await makeBrochure(record))
  }
  return files.filter(file => file !== undefined)
}
