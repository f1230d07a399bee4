/** A page has not answered for so long that its script counts as endless. */
export class PageHungError extends Error {
  /** @param ms real ms without an answer */
  constructor(ms: number) {
    super(
      `The page does not answer: its script runs without an end. It has answered nothing for ${Math.round(ms / 1000)} s. Look for a loop in what this step starts, or before the first step in what the page loads: do the step by hand in a browser, and pause the script in the developer tools. If the machine is only slow, give it more time: replay --patience <seconds>.`,
    )
  }
}
