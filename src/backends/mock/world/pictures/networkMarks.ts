import { ether, etherShapes, polygon, solana } from './coinMarks.ts'
import type { Mark } from './mark.ts'

const baseShapes =
  '<path d="M-3.500-8.500h7" stroke="#b8c9ff" stroke-width="5"/><path d="M-6.500 0h13" stroke="#dbe4ff" stroke-width="5"/><path d="M-9.500 8.500h19" stroke="#fff" stroke-width="5"/>'

const slate = '#646b78'

/**
 * The logos of networks and connectors by their image id at the directory. None of them is a real
 * logo (wire 5.2, 5.5).
 */
export const networkMarks: Readonly<Record<string, Mark>> = {
  // Ethereum
  'ba0ba0cd-17c6-4806-ad93-f9d174f17900': ether,
  // Sepolia
  'e909ea0a-f92a-4512-c8fc-748044ea6800': [slate, etherShapes],
  // Polygon
  '41d04d42-da3b-4453-8506-668cc0727900': polygon,
  // Base
  '7289c336-3981-4081-c5f4-efc26ac64a00': ['#2251f5', baseShapes],
  // Base Sepolia
  'a18a7ecd-e307-4360-4746-283182228e00': [slate, baseShapes],
  // OP Mainnet
  'ab9c186a-c52f-464b-2906-ca59d760a400': [
    '#e23349',
    '<path d="m-9 0 9-9 9 9" fill="none" stroke="#fff" stroke-width="4.500"/><path d="m-9 9 9-9 9 9" fill="none" stroke="#ffc2c9" stroke-width="4.500"/>',
  ],
  // Arbitrum
  '3bff954d-5cb0-47a0-9a23-d20192e74600': [
    '#1a7cc9',
    '<path d="M-12.500-1.300a9 9 0 0 1 18 0Z"/><path d="M-5.500 1.300a9 9 0 0 0 18 0Z" fill="#bfe2fb"/>',
  ],
  // Solana
  'a1b58899-f671-4276-6a5e-56ca5bd59700': solana,
  // WalletConnect
  'ef1a1fcf-7fe8-4d69-bd6d-fda1345b4400': [
    '#2c6be8',
    '<g fill="none" stroke="#fff" stroke-width="3"><rect x="-10.500" y="-10.500" width="8" height="8" rx="1.500"/><rect x="2.500" y="-10.500" width="8" height="8" rx="1.500"/><rect x="-10.500" y="2.500" width="8" height="8" rx="1.500"/></g><path d="M2 2h4v4h4v6H6V8H2Z" fill="#c3d7ff"/>',
  ],
  // Browser Wallet
  '07ba87ed-43aa-4adf-4540-9e6a2b9cae00': [
    '#49536a',
    '<rect x="-12" y="-10" width="24" height="20" rx="3.500"/><path d="M-12-4.500h24" stroke="#49536a" stroke-width="2.500"/><circle cx="6" cy="3" r="3" fill="#49536a"/>',
  ],
  // Coinbase
  '0c2840c3-5b04-4c44-9661-fbd4b49e1800': [
    '#1556d6',
    '<ellipse cy="4" rx="11" ry="6.500" fill="#b5ccff"/><ellipse cy="-4" rx="11" ry="6.500" stroke="#1556d6" stroke-width="2.500"/>',
  ],
  // Safe
  '461db637-8616-43ce-035a-d89b8a1d5800': [
    '#12805c',
    '<rect x="-11" y="-11" width="22" height="22" rx="4"/><circle r="6" fill="#12805c"/><path d="M0 0 3-3" stroke="#b5ecd9" stroke-width="3"/>',
  ],
  // Ledger
  '54a1aa77-d202-4f8d-0fb2-5d2bb6db0300': [
    '#4b4e59',
    '<g transform="rotate(45)"><rect x="-13" y="-5" width="19" height="10" rx="3"/><rect x="7.500" y="-3" width="6" height="6" rx="1" fill="#c9ccd6"/><circle cx="-7" r="2" fill="#4b4e59"/></g>',
  ],
}
