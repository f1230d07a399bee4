/** How a code is checked, and what follows. Goes on when the screen is left. */
export interface OtpSteps {
  /** Label in the timeline, e.g. `email.otp`. */
  readonly name: string
  /** Checks the code. A rejection is shown, and a new code is accepted. */
  check(code: string): Promise<void>
  /** The remaining steps; a failure is handled like a failed check. */
  finish?(): Promise<void>
  /** Called when the code was right and its screen is still shown. */
  onPassed?(): void
}
