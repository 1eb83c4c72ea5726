import { Card } from '@corredor/ui/Card';
import { Inline } from '@corredor/ui/Inline';
import { Link } from '@corredor/ui/Link';
import { Stack } from '@corredor/ui/Stack';
import { Switch } from '@corredor/ui/Switch';
import { Tabs } from '@corredor/ui/Tabs';
import { Text } from '@corredor/ui/Text';
import { useTranslation } from 'react-i18next';
import { CodeBlock } from './CodeBlock.tsx';
import { CopyButton } from './CopyButton.tsx';
import { frameOf } from './frame.ts';
import { policyLines } from './policy.ts';
import { promptOf } from './prompt.ts';
import { type Kit, kits } from './settings.ts';
import { type Sketch, snippetOf } from './snippets.ts';

interface CodePanelProps {
  sketch: Sketch;
  onKit: (kit: Kit) => void;
  onPinned: (isPinned: boolean) => void;
}

const fromNpm: readonly Kit[] = ['react', 'vue', 'angular', 'svelte'];

/** The code for what is chosen, for each kind of page, and what that page has to allow. */
export function CodePanel({ sketch, onKit, onPinned }: CodePanelProps) {
  const { t } = useTranslation('playground');
  const { kit: shown, origin, widget, release } = sketch;
  const content = (kit: Kit) => {
    const own = { ...sketch, kit };
    const snippet = snippetOf(own);
    const policy = policyLines(own);
    const { lost } = frameOf(own);
    const prompt = promptOf({ kit, snippet, policy, origin, widget, version: release?.version });
    return (
      <Stack gap="medium">
        {kit === 'html' && (
          <Switch isSelected={sketch.isPinned} onChange={onPinned} description={t('code.pinnedHelp')}>
            {t('code.pinned')}
          </Switch>
        )}
        {fromNpm.includes(kit) && <Text tone="muted">{t('code.npm')}</Text>}
        {kit === 'iframe' && lost.length > 0 && <Text tone="muted">{t('code.lost', { names: lost.join(', ') })}</Text>}
        <CodeBlock label={t('code.snippet', { kit: t(`code.${kit}`) })} text={snippet} />
        <CodeBlock label={t('code.policy')} text={policy.join('\n')} />
        <Text size="sm" tone="muted">
          {t('code.policyHelp')}
        </Text>
        <Inline gap="small">
          <CopyButton text={prompt} label={t('code.prompt')} />
          <CopyButton text={location.href} label={t('code.share')} tone="quiet" />
          <Link href={`${origin}/widgets/llms.txt`} isExternal>
            {t('code.assistants')}
          </Link>
        </Inline>
        <Text size="sm" tone="muted">
          {t('code.promptHelp')}
        </Text>
      </Stack>
    );
  };
  return (
    <Card title={t('code.title')}>
      <Tabs
        label={t('code.kits')}
        selected={shown}
        onChange={(id) => onKit(kits.find((kit) => kit === id) ?? 'html')}
        items={kits.map((kit) => ({ id: kit, label: t(`code.${kit}`), content: kit === shown && content(kit) }))}
      />
    </Card>
  );
}
