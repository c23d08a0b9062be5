import Link from 'next/link'
import {Visit} from './visit'

export default function Page() {
  return (
    <main>
      <Link href="/about">About</Link>
      <Visit />
    </main>
  )
}
