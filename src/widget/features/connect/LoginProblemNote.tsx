import { useCore, useSelect } from '../../core/coreContext.ts'
import { createLoginProblems } from '../../core/login/loginProblems.ts'
import { Notice } from '../../kit/feedback/Notice.tsx'

/** The reason why the previous login ended, above the ways to log in (open point 264). */
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
