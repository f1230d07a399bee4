import theme from 'vitepress/theme-without-fonts'
import { FrontPage } from './FrontPage.mjs'
import { ThemedPicture } from './ThemedPicture.mjs'
import './site.css'

export default {
  extends: theme,
  /** @param {import('vitepress').EnhanceAppContext} context */
  enhanceApp({ app }) {
    // VitePress takes it for pages with the layout `home`.
    app.component('home', FrontPage)
    app.component('ThemedPicture', ThemedPicture)
  },
}
