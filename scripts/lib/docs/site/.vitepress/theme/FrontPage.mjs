import { Content } from 'vitepress'
import { VPHomeContent, VPHomeFeatures, VPHomeHero } from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import { LiveDemo } from './LiveDemo.mjs'

/** The first page: VitePress' own, with the demo and as a landmark. */
export const FrontPage = () =>
  h('main', { class: 'VPHome' }, [
    h(VPHomeHero),
    h(LiveDemo),
    h(VPHomeFeatures),
    h(VPHomeContent, null, { default: () => h(Content) }),
  ])
