import { useEffect, useRef } from 'react'

/** No record of a game comes near this. */
export const largest = 30_000_000

const key = 'durbar.study'
let handed: string | undefined

/** Hands a record or position to the study page, which finds it again after a reload. */
export function handOver(text: string | undefined): void {
  handed = text
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // A browser that does not keep it shows it until the page is left.
  }
}

export function handedText(): string | undefined {
  try {
    handed ??= sessionStorage.getItem(key) ?? undefined
  } catch {
    // Nothing was kept.
  }
  return handed
}

export class TooLarge extends Error {}

export async function textOf(file: File): Promise<string> {
  if (file.size > largest) throw new TooLarge(file.name)
  return file.text()
}

/** Anything that says of itself what it is. */
function isDocument(text: string): boolean {
  return text.length < largest && /^\s*\{\s*"durbar"\s*:\s*"(record|position)"/.test(text)
}

/** Takes records that are dropped anywhere on the page, and records or positions that are pasted there. */
export function useRecordDrop(onText: (text: string) => void, onProblem: (problem: unknown) => void): void {
  const latest = useRef({ onText, onProblem })
  latest.current = { onText, onProblem }
  useEffect(() => {
    const told = (text: string) => latest.current.onText(text)
    function onOver(event: DragEvent): void {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    function onDrop(event: DragEvent): void {
      const file = event.dataTransfer?.files[0]
      if (!file) return
      event.preventDefault()
      textOf(file).then(told, (problem: unknown) => latest.current.onProblem(problem))
    }
    function onPaste(event: ClipboardEvent): void {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (!isDocument(text)) return
      event.preventDefault()
      told(text)
    }
    addEventListener('dragover', onOver)
    addEventListener('drop', onDrop)
    addEventListener('paste', onPaste)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('drop', onDrop)
      removeEventListener('paste', onPaste)
    }
  }, [])
}
