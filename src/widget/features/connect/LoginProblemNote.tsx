import { useCore, useSelect } from '../../core/coreContext.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'

/**
 * Shows above the ways to log in why the previous login ended, because the toast is gone before most visitors read it
 * (open point 264).
 */
export function LoginProblemNote() {
  const problem = useSelect(useCore().use(createLoginProblems).store, (now) => now.problem)
  return (
    problem && (
      <Notice
        tone={problem.tone ?? 'error'}
        {...(problem.title === undefined ? {} : { title: problem.title })}
      >
        {problem.text}
      </Notice>
    )
  )
}
