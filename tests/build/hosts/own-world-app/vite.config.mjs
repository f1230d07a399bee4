import { foyer } from 'foyerkit/vite'

export default { plugins: [foyer()], cacheDir: process.env.CACHE }
