/**
 * The pointed arch with its lattice, the one drawing of a page. What is seen through it is the
 * page's own. Decoration only: hidden from assistive technology.
 */
import type {ReactNode} from 'react'
import {ARCH, FRAMES, ROSETTE, STAR, TILE} from '../shared-with-server/lattice.ts'

interface ArchProps {
  /** How far down the screen reaches: `high` leaves a view, `whole` closes the window. */
  screen: 'high' | 'whole'
  children?: ReactNode
}

export function Arch({screen, children}: ArchProps) {
  return (
    <svg className="arch" viewBox="0 0 480 720" aria-hidden="true">
      <defs>
        <pattern
          id="lattice"
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          x="16"
          y="40"
        >
          <path d={STAR} />
          <path d={ROSETTE} className="arch__fine" />
        </pattern>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.25" stopColor="#fff" />
          <stop
            offset={screen === 'whole' ? '1' : '0.62'}
            stopColor={screen === 'whole' ? '#fff' : '#000'}
          />
        </linearGradient>
        <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="arch__light-from" />
          <stop offset="1" className="arch__light-to" />
        </linearGradient>
        <mask id="screen">
          <rect width="480" height="720" fill="url(#fade)" />
        </mask>
        <clipPath id="opening">
          <path d={ARCH} />
        </clipPath>
      </defs>
      <path d={ARCH} fill="url(#light)" />
      <g clipPath="url(#opening)">
        {children}
        <path d={ARCH} className="arch__screen" fill="url(#lattice)" mask="url(#screen)" />
      </g>
      <g className="arch__frame">
        <path d={ARCH} />
        {FRAMES.map(frame => (
          <path key={frame} d={frame} className="arch__fine" />
        ))}
        <path d="M4 690H476M0 702H480" />
      </g>
    </svg>
  )
}
