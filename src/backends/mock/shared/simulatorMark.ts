/**
 * The start of the sentence with which the simulator rejects a page. Every bundle with the
 * simulator contains it, and the Vite plugin looks for it in production builds.
 */
export const simulatorMark = 'Failed to start foyerkit-lab/mock on '
