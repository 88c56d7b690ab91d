import type { ReactNode } from 'react'
import { Mark } from '../home/illustrations/mark.tsx'
import { paths } from '../router.ts'
import { useWords } from '../words/index.ts'
import { Link } from './link.tsx'

interface NoticeProps {
  readonly title: string
  readonly hint?: string
  readonly children?: ReactNode
}

/** A page with one thing to say, and a way home. */
export function Notice({ title, hint, children }: NoticeProps) {
  const { errors } = useWords()
  return (
    <main id="content" className="notice">
      <Mark size={56} />
      <h1>{title}</h1>
      {hint && <p>{hint}</p>}
      <div className="row">
        {children}
        <Link className="button" href={paths.home}>
          {errors.goHome}
        </Link>
      </div>
    </main>
  )
}
