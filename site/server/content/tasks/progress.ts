/** How far a task has come, for those who wait for it. */

export type Stage = 'fetching' | 'reading' | 'pictures' | 'records' | 'files'

export interface Progress {
  stage: Stage
  done: number
  total: number
}

export type OnProgress = (progress: Progress) => void

/** Passes on the first of each stage, the last, and one now and then between. */
export function atMostEvery(milliseconds: number, onProgress: OnProgress): OnProgress {
  let last: {stage: Stage; at: number} | undefined
  return progress => {
    const {stage, done, total} = progress
    const now = performance.now()
    if (last?.stage === stage && now - last.at < milliseconds && done < total) return
    last = {stage, at: now}
    onProgress(progress)
  }
}
