/** The six links, in the header's row and in the menu of small screens. */
import {useSite} from '../../core/site-context.tsx'
import {Link} from '../../ui/link.tsx'
import {mainLinks} from '../links.ts'

export function MainMenu({className}: {className: string}) {
  const {i18n, path} = useSite()
  const [current] = path.split('?')
  return (
    <nav className={className} aria-label={i18n._('Main')}>
      <ul>
        {mainLinks.map(link => (
          <li key={link.path}>
            <Link href={link.path} aria-current={link.path === current ? 'page' : undefined}>
              {i18n._(link.label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
