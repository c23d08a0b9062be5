/** Every floor plan and brochure of the demonstration. */
import {makeBrochure} from './brochure.ts'
import {makeFloorPlan} from './floor-plan.ts'
import {makePlanPictures} from './plan-pictures.ts'
import {recordsOf} from './records.ts'

export async function makeDocuments(): Promise<string[]> {
  const files: string[] = []
  for (const record of await recordsOf('properties')) {
    const plan = await makeFloorPlan(record)
    if (plan) files.push(plan, ...(await makePlanPictures(record.key, plan)))
    const brochure = record.project && (await makeBrochure(record))
    if (brochure) files.push(brochure)
  }
  return files
}
