import { Banner } from '@corredor/ui/Banner';
import { LinkButton } from '@corredor/ui/LinkButton';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import type { Brand } from '../../base/brand/index.ts';
import { AccessFrame } from './AccessFrame.tsx';

interface MessageViewProps {
  brand: Brand;
  title: string;
  text: string;
  tone: 'positive' | 'info';
  /** The one way on. */
  next: { label: string; href: string };
  children?: ReactNode;
}

/** The end of a process: what happened, said aloud, and the one way on. */
export function MessageView({ brand, title, text, tone, next, children }: MessageViewProps) {
  return (
    <AccessFrame brand={brand} title={title}>
      <Stack gap="medium">
        <Banner tone={tone} isLive>
          {text}
        </Banner>
        <LinkButton tone="accent" size="large" isFullWidth href={next.href}>
          {next.label}
        </LinkButton>
        {children}
      </Stack>
    </AccessFrame>
  );
}
