import {useServices} from '#kit/core/view/use-services.ts'
import {useList} from '../context.ts'

/**
 * Below a few homes: all of them.
 * @csspart all-link - The link to all homes, below a short list.
 */
export function AllLink() {
  const {i18n} = useServices()
  const {listQuery, addressOf, results} = useList()
  if (results?.total === 0) return <div className="after" />
  return (
    <p className="after">
      <a
        className="button"
        part="all-link"
        href={addressOf({query: listQuery.query, view: 'list'})}
      >
        {i18n._('All properties')}
      </a>
    </p>
  )
}
