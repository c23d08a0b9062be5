/** A page that stands where the site itself cannot: a wordmark without menus, words, a window. */
import type {ReactNode} from 'react'
import {Wordmark} from '../shell/wordmark.tsx'
import {Arch} from '../ui/arch.tsx'
import {WayOn} from '../ui/next-links.tsx'

interface BarePageProps {
  eyebrow?: ReactNode
  heading: string
  lead: string
  children: ReactNode
}

export const BarePage = (words: BarePageProps) => (
  <>
    <header className="header">
      <div className="header__main wrap">
        <Wordmark />
      </div>
    </header>
    <main id="content">
      <WayOn {...words} window={<Arch screen="whole" />} />
    </main>
  </>
)
