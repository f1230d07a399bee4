import vue from '@vitejs/plugin-vue'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

const isFoyerElement = (tag: string) => tag.startsWith('foyer-')

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement: isFoyerElement } } }), foyer()],
})
