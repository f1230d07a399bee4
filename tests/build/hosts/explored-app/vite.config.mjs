import { foyer } from 'foyerkit/vite'

export default { plugins: [foyer({ wallets: true })] }
