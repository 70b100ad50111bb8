import { GrundyScope } from 'grundyscope/vue';
import { defineComponent } from 'vue';

export const Lesson = defineComponent({
  props: { n: { type: Number, required: true } },
  setup: (props) => () => (
    <section>
      <grundy-scope
        game="octal:0.77"
        n={props.n}
        view="strip"
        theme="dark"
        controls="all"
        class="wide"
        lang="de"
        key="kayles"
        onAnswer={(event) => console.log(event.detail.answer?.length, event.detail.view)}
        onChange={({ detail }) => console.log(detail.name, detail.value)}
        onError={({ detail: { code } }) => console.log(code)}
      />
      <grundy-scope problem="nim-square" n="10^5" heaps={3} view={null} />
      {/* @ts-expect-error: no such view */}
      <grundy-scope view="pie" />
      {/* @ts-expect-error: the event has no such detail */}
      <grundy-scope onAnswer={(event) => event.detail.heaps} />
    </section>
  ),
});

export const all: unknown[] = [GrundyScope];
