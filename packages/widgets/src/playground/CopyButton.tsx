import { Button, type ButtonTone } from '@corredor/ui/Button';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface CopyButtonProps {
  text: string;
  /** What it says before. */
  label: string;
  tone?: ButtonTone;
}

/** Copies a text, and says for a moment whether that was done. */
export function CopyButton({ text, label, tone = 'neutral' }: CopyButtonProps) {
  const { t } = useTranslation('playground');
  const [done, setDone] = useState<'copied' | 'copyFailed' | null>(null);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(null), 2_000);
    return () => clearTimeout(timer);
  }, [done]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setDone('copied'),
      () => setDone('copyFailed'),
    );
  return (
    <Button tone={tone} size="small" icon={done === 'copied' ? Check : Copy} onPress={() => void copy()}>
      {done ? t(`code.${done}`) : label}
    </Button>
  );
}
