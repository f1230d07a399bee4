import { foyer } from 'foyerkit-lab/vite'

export default { plugins: [foyer()], cacheDir: process.env.CACHE }
