import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';
import * as css from './playground.css.ts';

interface CodeBlockProps {
  /** What it is; read aloud. */
  label: string;
  text: string;
}

/** Code to take along. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  const { t } = useTranslation('playground');
  return (
    <figure className={css.block}>
      <figcaption className={css.blockHead}>
        <Text as="span" size="sm" weight="semibold">
          {label}
        </Text>
        <CopyButton text={text} label={t('code.copy')} />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <pre className={css.code} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
