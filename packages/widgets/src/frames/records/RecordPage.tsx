import { Breadcrumbs } from '@corredor/ui/Breadcrumbs';
import { Card } from '@corredor/ui/Card';
import { DetailFrame } from '@corredor/ui/DetailFrame';
import { Inline } from '@corredor/ui/Inline';
import { PageHeader } from '@corredor/ui/PageHeader';
import { Stack } from '@corredor/ui/Stack';
import type { ReactNode } from 'react';
import { isSample, SampleMark } from './SampleMark.tsx';

interface RecordPageProps {
  /** What the record is called: the h1. */
  title: string;
  /** Before the title, for whom the record is about: an Avatar. */
  face?: ReactNode;
  /** Its state, as a chip beside the title. */
  mark?: ReactNode;
  /** The record itself, which may be of the sample book. */
  record: object;
  /** One line below the title that tells it from others. */
  context?: ReactNode;
  /** The list that the record belongs to. */
  parent: { label: string; href: string };
  /** What comes next for this record. */
  primaryAction?: ReactNode;
  /** What else can be done with it, the most used first. */
  secondaryActions?: ReactNode;
  /** What is true of it at a glance, in a card below the head. */
  facts?: ReactNode;
  /** A notice about it, above everything. */
  banner?: ReactNode;
  /** Its other facts, beside the content; below it on small screens. */
  aside?: ReactNode;
  /** Its form where that is open, what belongs to it, and its history. */
  children: ReactNode;
}

/** The page of one record: what it is and what can be done with it, what belongs to it, and its facts. */
export function RecordPage({ parent, facts, banner, aside, record, mark, children, ...head }: RecordPageProps) {
  return (
    <DetailFrame
      breadcrumbs={<Breadcrumbs items={[parent, { label: head.title }]} />}
      banner={banner}
      header={
        <>
          <PageHeader {...head} mark={<HeadMarks mark={mark} record={record} />} />
          {facts && <Card>{facts}</Card>}
        </>
      }
      aside={aside}
    >
      <Stack>{children}</Stack>
    </DetailFrame>
  );
}

/** The state of a record, and that it is a sample. */
function HeadMarks({ mark, record }: Pick<RecordPageProps, 'mark' | 'record'>) {
  if (!isSample(record)) return mark;
  return (
    <Inline>
      <SampleMark of={record} />
      {mark}
    </Inline>
  );
}
