"""A material's nodes as expressions: each method makes one node and gives the socket that carries its result."""

import bpy


class Nodes:
    """The nodes of one new material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()
        self.out = self.tree.nodes.new("ShaderNodeOutputMaterial")

    def node(self, kind, inputs=None, **properties):
        """A node of that kind; an input may be a socket or a plain value."""
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[key])
            else:
                made.inputs[key].default_value = value
        return made

    def math(self, operation, one, other=0.0, clamp=False):
        return self.node("Math", {0: one, 1: other}, operation=operation, use_clamp=clamp).outputs[0]

    def add(self, one, other):
        return self.math("ADD", one, other)

    def times(self, one, other):
        return self.math("MULTIPLY", one, other)

    def span(self, value, low, high, start=0.0, end=1.0):
        """The value between low and high, carried smoothly over to start and end."""
        return self.node("MapRange", {0: value, 1: low, 2: high, 3: start, 4: end}, interpolation_type="SMOOTHSTEP").outputs[0]

    def ramp(self, value, *stops):
        """Colours or greys at places from 0 to 1."""
        made = self.node("ValToRGB", {0: value})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (place, tone) in zip(elements, stops):
            element.position = place
            element.color = (*tone, 1) if isinstance(tone, tuple) else (tone, tone, tone, 1)
        return made.outputs[0]

    def blend(self, share, one, other):
        """From one colour to another."""
        inputs = {0: share}
        for at, tone in ((1, one), (2, other)):
            inputs[at] = (*tone, 1) if isinstance(tone, tuple) else tone
        return self.node("MixRGB", inputs).outputs[0]

    def place(self, scale=(1, 1, 1), space="Object", turn=(0, 0, 0)):
        """Metres along the object's own axes ('Object'), 0 to 1 over its box ('Generated'), the sheet's own ('UV'), or the room's ('World')."""
        where = self.node("NewGeometry").outputs["Position"] if space == "World" else self.node("TexCoord").outputs[space]
        return self.node("Mapping", {0: where, 2: turn, 3: scale}).outputs[0]

    def parts(self, vector):
        """The x, y and z of a vector."""
        return self.node("SeparateXYZ", {0: vector}).outputs

    def noise(self, vector, scale, detail=5, rough=0.55, warp=0.0):
        return self.node("TexNoise", {"Vector": vector, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": warp}).outputs[0]

    def cells(self, vector, scale, feature="F1"):
        """Distance to the nearest of scattered points, or to the border between two of them."""
        return self.node("TexVoronoi", {"Vector": vector, "Scale": scale}, feature=feature).outputs["Distance"]

    def chance(self):
        """A number of each object's own, from 0 to 1."""
        return self.node("ObjectInfo").outputs["Random"]

    def bump(self, height, metres, strength=1.0, normal=None):
        """A relief that is `metres` high where the height is 1."""
        inputs = {"Height": height, "Strength": strength, "Distance": metres}
        if normal:
            inputs["Normal"] = normal
        return self.node("Bump", inputs).outputs[0]

    def surface(self, **inputs):
        return self.node("BsdfPrincipled", {key.replace("_", " "): value for key, value in inputs.items()}).outputs[0]

    def mix(self, share, one, other):
        """From one shader to another."""
        return self.node("MixShader", {0: share, 1: one, 2: other}).outputs[0]

    def done(self, shader, socket="Surface"):
        """The finished material."""
        self.tree.links.new(shader, self.out.inputs[socket])
        return self.material
