import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

// The least that a modal of React can do: a dialog with three rows, whose code the page has from the start.
const wallets = ['Amber', 'Birch', 'Cedar']

function Reference() {
  const [open, setOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
  }, [open])
  return (
    <>
      <button onClick={() => setOpen(true)}>Connect Wallet</button>
      <dialog ref={dialog}>
        {open && (
          <ul>
            {wallets.map((name) => (
              <li key={name}>
                <button>{name}</button>
              </li>
            ))}
          </ul>
        )}
      </dialog>
    </>
  )
}

const root = document.querySelector('#app')
if (root === null) throw new Error('The page has no #app.')
createRoot(root).render(<Reference />)
