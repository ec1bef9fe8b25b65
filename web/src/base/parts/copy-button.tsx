import { useState } from 'react'
import { strings } from '../strings.ts'
import { Icon } from './icon.tsx'
import { sayRefused } from './toast.tsx'

/** Copies a text and confirms it. */
export function CopyButton({
  text,
  label = strings.base.copy,
  small = true,
  primary = false,
  ghost = false,
}: {
  text: string
  label?: string
  small?: boolean
  primary?: boolean
  ghost?: boolean
}) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
      setTimeout(() => setCopied(false), 2000)
    } catch (error) {
      sayRefused((error as Error).message)
    }
  }
  return (
    <button
      className={`btn${small ? ' btn-sm' : ''}${primary ? ' btn-primary' : ghost ? ' btn-ghost' : ''}`}
      type="button"
      onClick={() => void copy()}
    >
      <Icon name={copied ? 'i-check' : 'i-copy'} />
      <span aria-live="polite">{copied ? strings.base.copied : label}</span>
    </button>
  )
}
