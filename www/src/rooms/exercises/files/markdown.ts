/* Worksheets as Markdown, with the key at the end of each version. Pure functions. */

import { inMarkdown } from '../../../export/cite';
import { letter, type Paper, type PaperQuestion, type PaperTable, rowsOf, widthOf } from './paper';

/** The words of the sheet around the questions. */
export interface SheetWords {
  name: string;
  date: string;
  answer: string;
  key: string;
  version: (version: number) => string;
}

export function asMarkdown(papers: readonly Paper[], words: SheetWords, key: boolean): string {
  return `${papers.map((paper) => version(paper, words, key)).join('\n\n---\n\n')}\n`;
}

function version(
  { title, rule, version, versions, link, questions }: Paper,
  words: SheetWords,
  key: boolean,
): string {
  const number = versions > 1 ? `${words.version(version)}` : '';
  const heading = [title, number].filter(Boolean).map(inMarkdown).join(' · ');
  const parts = [
    `# ${heading}`,
    `${inMarkdown(words.name)}: \\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_\\_ ${inMarkdown(words.date)}: \\_\\_\\_\\_\\_\\_\\_\\_`,
    inMarkdown(rule),
    link && `<${link.replace(/[<>\s]/g, encodeURIComponent)}>`,
    ...questions.map((question, index) => asked(question, index, words)),
  ];
  if (key) {
    parts.push(`## ${inMarkdown(words.key)}${number ? ` · ${inMarkdown(number)}` : ''}`);
    parts.push(
      questions
        .map(
          (question, index) =>
            `${index + 1}. **${inMarkdown(answerOf(question))}** ${inMarkdown(question.why)}`,
        )
        .join('\n'),
    );
  }
  return parts.filter(Boolean).join('\n\n');
}

/** The answer as the key has it: with the letter of a choice. */
export function answerOf({ choices, answer }: PaperQuestion): string {
  const right = choices.findIndex((choice) => choice.right);
  return right < 0 ? answer : `(${letter(right)}) ${answer}`;
}

function asked(question: PaperQuestion, index: number, words: SheetWords): string {
  const { game, ask, tables, choices } = question;
  const lines = [
    ...(game ? [inMarkdown(game)] : []),
    inMarkdown(ask),
    ...tables.flatMap(table),
    choices.length
      ? choices.map((choice, at) => `- (${letter(at)}) ${inMarkdown(choice.text)}`).join('\n')
      : `${inMarkdown(words.answer)}: \\_\\_\\_\\_\\_\\_\\_\\_`,
  ];
  const mark = `${index + 1}. `;
  // What belongs to an item of a list is indented as its text.
  return mark + lines.join('\n\n').replace(/\n(?!\n|$)/g, `\n${' '.repeat(mark.length)}`);
}

function table(one: PaperTable): string[] {
  return rowsOf(one, widthOf(one)).map((row) => {
    const cells = (texts: string[]) => `| ${texts.map(inMarkdown).join(' | ')} |`;
    return [
      cells([one.top, ...row.map(([label]) => label)]),
      `|${'---|'.repeat(row.length + 1)}`,
      cells([one.bottom, ...row.map(([, value]) => value)]),
    ].join('\n');
  });
}
