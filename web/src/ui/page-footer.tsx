import { useWords } from '../words/index.ts'

export function PageFooter() {
  const { footer } = useWords()
  return (
    <footer className="page-footer">
      <p>{footer.fan}</p>
      <p>
        <a href="https://game-icons.net" rel="noreferrer" target="_blank">
          {footer.icons}
        </a>
        <span aria-hidden="true"> · </span>
        {footer.fonts}
        <span aria-hidden="true"> · </span>
        {footer.license}
      </p>
    </footer>
  )
}
