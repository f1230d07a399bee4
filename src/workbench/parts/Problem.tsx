/** What went wrong, read out when it appears; nothing where nothing did. */
export function Problem({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="wb-problem" role="alert">
      {text}
    </p>
  )
}
