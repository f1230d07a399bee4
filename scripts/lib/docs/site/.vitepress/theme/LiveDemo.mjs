import { useData, withBase } from 'vitepress'
import { defineComponent, h, nextTick, ref } from 'vue'

/** The live demo, which loads when it is asked for. */
export const LiveDemo = defineComponent(() => {
  const { isDark } = useData()
  const isOpen = ref(false)
  /** @type {import('vue').Ref<HTMLIFrameElement | null>} */
  const frame = ref(null)
  async function open() {
    isOpen.value = true
    await nextTick()
    frame.value?.focus()
    frame.value?.parentElement?.scrollIntoView()
  }
  const address = () => withBase(`/demo/index.html#${isDark.value ? 'dark' : 'light'}`)
  const invitation = () =>
    h('div', { class: 'demo-invitation' }, [
      h('h2', 'Try it'),
      h('p', 'The modal in a small app, with a mailbox, wallets and a clock next to it.'),
      h('ol', [
        h('li', 'Connect with any e-mail address, and read the code in the mailbox.'),
        h('li', 'Let twenty minutes pass: the code expires.'),
        h('li', 'Connect a wallet, and approve or reject its requests.'),
      ]),
      h('button', { type: 'button', onClick: open }, 'Open the demo'),
      h('p', { class: 'demo-note' }, 'It loads 1 MB, and runs in this page without a server.'),
    ])
  return () =>
    h('section', { class: 'demo', 'aria-label': 'Live demo', 'data-open': isOpen.value }, [
      isOpen.value ? h('iframe', { ref: frame, title: 'Live demo', src: address() }) : invitation(),
    ])
})
