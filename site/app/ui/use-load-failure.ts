/** Says once, in a toast, that what a page shows could not be loaded. */
import {useEffect} from 'react'
import {useServices} from '#kit/core/view/use-services.ts'

export function useFailure(data: {failure?: string}) {
  const {notify} = useServices()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time it was loaded
  useEffect(() => {
    if (data.failure) notify.error(data.failure)
  }, [data])
}
