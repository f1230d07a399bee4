/**
 * Begins the sentence with which the simulator refuses a page, so every bundle that contains the simulator contains it: the
 * Vite plugin looks for it in production builds.
 */
export const simulatorMark = 'Failed to start foyerkit/mock on '
