import type { CustomerFacts } from "~/business/customer-facts";
import { factTexts } from "~/business/customer-facts";
import { FactList, listFacts } from "~/frames/site/fact-list";
import { useRootData } from "~/frames/site/use-root-data";

export interface Question {
  /** Target of links. */
  id?: string;
  question: string;
  answer: string;
}

export const WARRANTY_ID = "warranty";

const townList = new Intl.ListFormat("en-IN");

/** The owner's answers, which are the same on all service pages. */
export function listFactQuestions({ warrantyCover, paymentTerms, towns }: CustomerFacts): Question[] {
  const { questions } = factTexts;
  return [
    { id: WARRANTY_ID, question: questions.warranty, answer: warrantyCover },
    { question: questions.payment, answer: paymentTerms },
    { question: questions.towns, answer: townList.format(towns) },
  ].filter(({ answer }) => answer !== "");
}

/** What a customer asks first, under the head of the page. */
export function ServiceFacts({ price }: { price: string | null }) {
  const facts = [
    ...(price ? [{ label: factTexts.price, value: price }] : []),
    ...listFacts(useRootData().firm.facts, ["leadTime", "reviews"]),
  ];
  if (facts.length === 0) return null;
  return (
    <div className="shell pt-6 lg:pt-10">
      <FactList facts={facts} isRow />
    </div>
  );
}
