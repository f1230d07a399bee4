import { svelte } from '@sveltejs/vite-plugin-svelte'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [svelte(), foyer()] })
