/* Saves worksheets as files. Loaded on first use. */

import { downloadFile } from '../../../export/download';
import { text } from '../../../i18n/index';
import { asLatex } from './latex';
import { asMarkdown, type SheetWords } from './markdown';
import { asMoodle } from './moodle';
import type { Paper } from './paper';

export const FILES = ['markdown', 'latex', 'moodle'] as const;
export type FileKind = (typeof FILES)[number];

const WRITERS: Record<
  FileKind,
  {
    extension: string;
    type: string;
    write(papers: readonly Paper[], words: SheetWords, key: boolean): string;
  }
> = {
  markdown: { extension: 'md', type: 'text/markdown;charset=utf-8', write: asMarkdown },
  latex: { extension: 'tex', type: 'application/x-tex', write: asLatex },
  moodle: { extension: 'xml', type: 'application/xml', write: asMoodle },
};

export const sheetWords = (): SheetWords => ({
  name: text('worksheet-name'),
  date: text('worksheet-date'),
  answer: text('worksheet-answer'),
  key: text('worksheet-key'),
  version: (version) => text('worksheet-version', { version }),
});

export function saveSheets(kind: FileKind, papers: readonly Paper[], key: boolean): void {
  const { extension, type, write } = WRITERS[kind];
  const [first] = papers;
  if (!first) return;
  const blob = new Blob([write(papers, sheetWords(), key)], { type });
  downloadFile({ name: `grundyscope-exercises-${first.seed}.${extension}`, blob });
}
