import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { foyer } from 'foyerkit-lab/vite'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [tanstackStart(), react(), foyer()] })
