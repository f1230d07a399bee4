import { foyer } from 'foyerkit-lab/vite'

export default { plugins: [foyer({ wallets: true })] }
