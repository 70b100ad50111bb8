import { GrundyScope } from 'grundyscope/react';

let last: GrundyScope | null = null;

export function Lesson({ n }: { n: number }) {
  return (
    <section>
      <grundy-scope
        game="octal:0.77"
        n={n}
        view="strip"
        theme="dark"
        controls="all"
        className="wide"
        lang="de"
        key="kayles"
        ref={(element) => {
          last = element;
        }}
        onanswer={(event) => console.log(event.detail.answer?.length, event.detail.view)}
        onchange={({ detail }) => console.log(detail.name, detail.value)}
        onerror={({ detail: { code } }) => console.log(code)}
      >
        Kayles has period 12 from 71 on.
      </grundy-scope>
      <grundy-scope problem="nim-square" n="10^5" heaps={3} view={null} />
      {/* @ts-expect-error: no such view */}
      <grundy-scope view="pie" />
      {/* @ts-expect-error: no such attribute */}
      <grundy-scope colour="red" />
      {/* @ts-expect-error: the event has no such detail */}
      <grundy-scope onanswer={(event) => event.detail.heaps} />
    </section>
  );
}

export const all: unknown[] = [last, GrundyScope];
