import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

interface MenuItem {
  key: string
  label: ReactNode
  /** Without one it is a line to read: why something cannot be done now. */
  onSelect?(): void
  /** The current one, in a list of choices. */
  checked?: boolean
}

/**
 * A button that opens a menu. Not modal: a modal one would lock scrolling with a style element, which our content security policy
 * forbids.
 */
export function Menu({
  trigger,
  label,
  items,
  align = 'start',
}: {
  trigger: ReactNode
  label: string
  items: (MenuItem | 'line')[]
  align?: 'start' | 'end'
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="pop" aria-label={label} align={align} sideOffset={4} collisionPadding={8} loop>
          {items.map((item, index) =>
            item === 'line' ? (
              <DropdownMenu.Separator key={index} className="pop-line" />
            ) : !item.onSelect ? (
              <DropdownMenu.Label key={item.key} className="pop-note">
                {item.label}
              </DropdownMenu.Label>
            ) : item.checked === undefined ? (
              <DropdownMenu.Item key={item.key} className="pop-item" onSelect={item.onSelect}>
                {item.label}
              </DropdownMenu.Item>
            ) : (
              <DropdownMenu.CheckboxItem key={item.key} className="pop-item" checked={item.checked} onSelect={item.onSelect}>
                {item.label}
              </DropdownMenu.CheckboxItem>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
