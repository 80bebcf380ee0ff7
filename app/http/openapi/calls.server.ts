import type { z } from "zod";
import { loginCallSchema } from "~/domain/auth/credentials.server";
import { contactSchema, quoteRequestSchema } from "~/domain/enquiries/schema";
import { galleryItemSchema } from "~/domain/gallery/schema";
import { projectSchema } from "~/domain/projects/schema";
import {
  changedAnswer,
  galleryAnswer,
  galleryItemAnswer,
  projectAnswer,
  projectsAnswer,
  sentAnswer,
  signedInAnswer,
} from "./answers";

/** One call of the API (specification, section 7). */
export interface Call {
  method: "get" | "post" | "put" | "delete";
  /** Below /api. */
  path: string;
  summary: string;
  /** Only with the token of a session. */
  needsToken?: boolean;
  /** A JSON body; an item may come as multipart with a picture as well, and a change of one leaves out what stays. */
  body?: { kind: "json" | "item" | "change"; schema: z.ZodType };
  answer: { status: 200 | 201; schema: z.ZodType };
  /** Statuses of its refusals, beside those that every call may answer with. */
  refusals: number[];
}

const writes = [400, 401, 413, 415];

export const calls: readonly Call[] = [
  {
    method: "post",
    path: "/admin/login",
    summary: "Sign in",
    body: { kind: "json", schema: loginCallSchema },
    answer: { status: 200, schema: signedInAnswer },
    refusals: [400, 401, 413, 415, 429],
  },
  {
    method: "get",
    path: "/latest-projects/all",
    summary: "All projects, newest first",
    answer: { status: 200, schema: projectsAnswer },
    refusals: [],
  },
  {
    method: "post",
    path: "/latest-projects/add",
    summary: "Add a project",
    needsToken: true,
    body: { kind: "item", schema: projectSchema },
    answer: { status: 201, schema: changedAnswer(projectAnswer) },
    refusals: writes,
  },
  {
    method: "put",
    path: "/latest-projects/update/{id}",
    summary: "Change a project; what is left out stays",
    needsToken: true,
    body: { kind: "change", schema: projectSchema },
    answer: { status: 200, schema: changedAnswer(projectAnswer) },
    refusals: [...writes, 404],
  },
  {
    method: "delete",
    path: "/latest-projects/{id}",
    summary: "Delete a project; for 30 days it waits in the trash",
    needsToken: true,
    answer: { status: 200, schema: changedAnswer(projectAnswer) },
    refusals: [401, 404],
  },
  {
    method: "get",
    path: "/gallery/all",
    summary: "All gallery items, newest first",
    answer: { status: 200, schema: galleryAnswer },
    refusals: [],
  },
  {
    method: "post",
    path: "/gallery/add",
    summary: "Add a gallery item",
    needsToken: true,
    body: { kind: "item", schema: galleryItemSchema },
    answer: { status: 201, schema: changedAnswer(galleryItemAnswer) },
    refusals: writes,
  },
  {
    method: "put",
    path: "/gallery/update/{id}",
    summary: "Change a gallery item; what is left out stays",
    needsToken: true,
    body: { kind: "change", schema: galleryItemSchema },
    answer: { status: 200, schema: changedAnswer(galleryItemAnswer) },
    refusals: [...writes, 404],
  },
  {
    method: "delete",
    path: "/gallery/delete/{id}",
    summary: "Delete a gallery item; for 30 days it waits in the trash",
    needsToken: true,
    answer: { status: 200, schema: changedAnswer(galleryItemAnswer) },
    refusals: [401, 404],
  },
  {
    method: "post",
    path: "/contact/contact",
    summary: "Send a message",
    body: { kind: "json", schema: contactSchema },
    answer: { status: 200, schema: sentAnswer },
    refusals: [400, 413, 415, 429],
  },
  {
    method: "post",
    path: "/contact/enquiry",
    summary: "Send a quote request",
    body: { kind: "json", schema: quoteRequestSchema },
    answer: { status: 200, schema: sentAnswer },
    refusals: [400, 413, 415, 429],
  },
];
